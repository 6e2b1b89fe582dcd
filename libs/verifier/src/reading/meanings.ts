/** What may not hold. Each has its words in Portuguese and English (`words`). */
export const MEANINGS = [
  // How it is written.
  'missing_file',
  'not_json',
  'duplicate_member',
  'not_canonical',
  'unknown_member',
  'missing_member',
  'wrong_kind',
  'wrong_value',
  'unsafe_text',
  'other_format',
  // The log.
  'head_malformed',
  'head_unsigned',
  'root_differs',
  'tile_differs',
  'bundle_malformed',
  'unknown_entry',
  'earlier_head',
  'witness_missing',
  'back_in_time',
  'no_signatures_here',
  // What was promised.
  'not_in_log',
  'out_of_turn',
  'told_twice',
  'rules_changed',
  'promise_differs',
  'seed_differs',
  'too_late',
  'too_early',
  'withdrawn',
  // The list.
  'hash_differs',
  'block_malformed',
  'list_root_differs',
  'list_not_whole',
  'number_not_given',
  'tag_differs',
  'seal_malformed',
  'not_shown',
  'shown_needlessly',
  // What came of it.
  'extraction_differs',
  'result_differs',
  'winner_differs',
  'substitute_out_of_turn',
  'page_differs',
  'document_differs',
  // Instant prizes.
  'beacon_differs',
  'wins_not_told',
  'slot_differs',
  'slot_taken',
  'slot_passed_over',
  'win_differs',
] as const;

/** One of MEANINGS. */
export type Meaning = (typeof MEANINGS)[number];
