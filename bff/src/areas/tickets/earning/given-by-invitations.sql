-- Numbers that people ($2) have got by invitations in a draw, void ones too: those count towards the cap.
SELECT registration_id AS "inviterId", sum(numbers)::integer AS numbers
FROM invitation_earnings
WHERE draw_id = $1::uuid AND registration_id = ANY ($2::uuid[])
GROUP BY registration_id
