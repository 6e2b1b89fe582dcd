-- What a theory has is told by vote_tallies, in the commit of each vote: a second figure beside it could only be wrong.
ALTER TABLE polls DROP COLUMN votes;
