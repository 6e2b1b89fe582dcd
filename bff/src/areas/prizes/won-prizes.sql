-- Prizes ($1) as their winners see them.
SELECT prize.id, kind.title, kind.description, prize.state,
  CASE WHEN picture.id IS NOT NULL THEN json_build_object(
    'key', picture.key, 'format', picture.format, 'width', picture.width, 'height', picture.height, 'widths', picture.widths
  ) END AS picture
FROM prizes AS prize
JOIN prize_kinds AS kind ON kind.id = prize.kind_id
LEFT JOIN pictures AS picture ON picture.id = kind.picture_id
WHERE prize.id = ANY ($1::uuid[])
