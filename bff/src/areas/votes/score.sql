-- What the votes of one visitor came to, over the theories the public may still see. $1 the visitor.
SELECT
  count(*)::integer AS votes,
  count(*) FILTER (WHERE p.state = 'resolved')::integer AS resolved,
  count(*) FILTER (WHERE p.state = 'resolved' AND v.option_id = p.correct_option_id)::integer AS hits
FROM votes v
JOIN polls p ON p.id = v.poll_id AND p.state NOT IN ('draft', 'archived')
JOIN shows s ON s.id = p.show_id AND s.state = 'published'
WHERE v.voter_id = $1
