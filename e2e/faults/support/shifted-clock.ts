/**
 * Loaded before the product's own code (`--import`): its clock then stands CLOCK_SHIFT_MS beside the machine's, as far as
 * programs ask for the time of day. Timers go on by the machine's own.
 */
const shift = Number(process.env['CLOCK_SHIFT_MS']);
const now = () => RealDate.now() + shift;
const RealDate = globalThis.Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
