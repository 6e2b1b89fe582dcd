/**
 * What the public evidence says that nothing holds to, with the reason. A change of it passes; the pages of docs/verification
 * name them too, and the test of mutations knows no others.
 */
export const UNBOUND: readonly {
  readonly file: string;
  readonly pointer: RegExp;
  readonly reason: string;
}[] = [
  {
    file: 'draw.json',
    pointer: /^\/plannedAt$/,
    reason: 'When the winners are found is an announcement; what they follow from is fixed.',
  },
  {
    file: 'draw.json',
    pointer: /^\/state$/,
    reason: 'Whether accounts were rendered to the authority is told by no entry.',
  },
  {
    file: 'draw.json',
    pointer: /^\/regulation(?:\/title)?$/,
    reason: 'A regulation is known by its document and number, in the log with the definition.',
  },
  {
    file: 'draw.json',
    pointer: /^\/published\/prizes\/\d+\/(?:id|description)$/,
    reason: 'An address within the page, and words about a prize: the title and the quantity are promised.',
  },
  {
    file: 'draw.json',
    pointer: /^\/published\/prizes\/\d+\/winners\/\d+\/(?:id|name|cpf|city|state)$/,
    reason: 'Who the winner is: no person is in the log, and what opens a number names nobody.',
  },
  {
    file: 'draw.json',
    pointer: /^\/documents\/\d+$/,
    reason: 'A document may not be made yet. Of those that are there each is held against its hash.',
  },
  {
    file: 'numbers.json',
    pointer: /^\/items\/\d+\/given$/,
    reason: 'Of another draw: how many numbers it gave is fixed with its list, and checked with its files.',
  },
  {
    file: 'schedule.json',
    pointer: /^\/slots\/\d+\/wins\/\d+\/winner\/(?:name|cpf|city|state)$/,
    reason: 'Who has the prize: no person is in the log. `holder` is, which the winner can make again.',
  },
];

/** Whether nothing holds to this. */
export const isUnbound = (file: string, pointer: string): boolean =>
  UNBOUND.some((one) => one.file === file && one.pointer.test(pointer));
