/** Whether this is the run of the night, which takes all where that of a change takes some: `npm test -- nightly`. */
export const isNight = process.env['NIGHTLY'] === 'on';
