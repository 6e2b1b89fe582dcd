-- The version in which a letter is sent now; none where staff have published none. At most one is.
SELECT subject, preheader, title, html, button, closing, subject_en AS "subjectEn", preheader_en AS "preheaderEn",
  title_en AS "titleEn", html_en AS "htmlEn", button_en AS "buttonEn", closing_en AS "closingEn"
FROM email_templates
WHERE key = $1 AND published_at IS NOT NULL AND retired_at IS NULL
LIMIT 1
