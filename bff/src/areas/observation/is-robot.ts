/** What robots that say so call themselves, and browsers that no person looks at; a Cubot is a telephone. */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|phantom|scrap|curl|wget|python|java\/|go-http|\bnode\b|axios/i;

/** Whether whoever asks says of itself that it is no person's browser. One that lies is counted. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOTS.test(userAgent);
