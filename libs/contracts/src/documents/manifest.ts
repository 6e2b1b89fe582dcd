import * as z from 'zod/mini';
import { MENU_SECTIONS } from './menu-sections.ts';
import { BUILD_NAME, REMOTE_NAME } from './remote-names.ts';

const words = z.object({ pt: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });

/** A path of SVG: numbers and letters of commands, so that it can be nothing but a line. */
const linePath = z.string().check(z.regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/));

/** A menu entry as data (specification, section 3): painted before a byte of the remote arrives. */
export const menuEntry = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  section: z.enum(MENU_SECTIONS),
  title: words,
  /** One of MENU_ICONS, or a name of the remote's own for what it draws. */
  icon: z.string(),
  /** The lines of an icon that the remote brings itself, in a square of 24 × 24; together DRAWING_LIMIT at most. */
  drawing: z.optional(z.array(linePath).check(z.minLength(1))),
  /** Absent for an entry that acts instead of leading somewhere. */
  href: z.optional(z.string().check(z.regex(/^\/admin(\/[a-z0-9-]+)*$/))),
  action: z.optional(z.literal('logout')),
  /** `area` or `area:action`; absent when everyone signed in sees it. */
  permission: z.optional(z.string()),
  /** A group shows its children only when its own permission is held. */
  group: z.optional(z.string()),
  order: z.int(),
  /** A sub-route that has no place in the menu but marks its parent active. */
  hidden: z.optional(z.boolean()),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** What the palette leads to besides the menu's entries (docs/decisions/what-an-area-says-once.md). */
export const destination = z.object({
  /** A page, a form that makes a record, or where something may be done to records. */
  kind: z.enum(['page', 'create', 'action']),
  title: words,
  /** What tells it from others of its title. */
  text: z.optional(words),
  href: z.string().check(z.regex(/^\/admin(\/[a-z0-9-]+)+(\?[\w[\]=&%.-]+)?(#[\w-]+)?$/)),
  /** Permissions (`area:action`), all of which one must hold. */
  needs: z.array(z.string()),
});
export type Destination = z.infer<typeof destination>;

/** A place in a page that a remote fills with a widget: `profile.prizes`. */
const slotName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/));
/** Builds published before a field was thought of say nothing of it. */
const none = z._default(z.array(z.string()), []);
const widgets = z._default(z.array(slotName), []);
const slotOrder = z.optional(z.record(slotName, z.int()));

/** Slots of the shell's own in which there is room for one: an address opens one dialog, one form signs in. */
export const isSingleSlot = (name: string): boolean => /^dialog\.|^session\.sign-in$/.test(name);

/** What a remote says of itself; validated when it is published. */
export const remoteManifest = z.object({
  id: z.string().check(z.regex(REMOTE_NAME)),
  version: z.string(),
  /** The beginning of `hash`: the name of the immutable folder. */
  build: z.string().check(z.regex(BUILD_NAME)),
  /** SHA-256 over the names and bytes of all files but the manifest's own. */
  hash: z._default(z.string().check(z.regex(/^([0-9a-f]{64})?$/)), ''),
  owner: z.string(),
  side: z.enum(['public', 'admin']),
  /** The federation container's file, relative to the folder. */
  entry: z.string(),
  /** Subresource integrity (sha384-…) of every script and style, by file. */
  integrity: z.record(z.string(), z.string()),
  /** Styles the routes need at once, relative to the folder. */
  styles: z.array(z.string()),
  requires: z.object({ shellApi: z.string() }),
  /** What it was built against: the shell API, and the version of each module the host provides, by request. */
  builtAgainst: z._default(z.object({ shellApi: z.string(), shared: z.record(z.string(), z.string()) }), {
    shellApi: '',
    shared: {},
  }),
  exposes: z.array(z.enum(['./routes', './widgets'])),
  /** The slots that `./widgets` fills. */
  widgets,
  /** Where it stands in a slot that others fill too: the lowest first, 0 unless said. */
  slotOrder,
  basePaths: z.array(z.string().check(z.startsWith('/'))),
  menu: z.array(menuEntry),
  destinations: z._default(z.array(destination), []),
  /** The addresses of its routes as the router has them, and the permissions (`area` or `area:action`) it asks about. */
  routes: none,
  permissions: none,
  /** The languages its words are in. */
  languages: z._default(z.array(z.enum(['pt', 'en'])), []),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;

/** The part of the manifest each page carries. `base` ends with `/`; entry and styles hang below it. */
export const remoteEntry = z.object({
  id: z.string(),
  version: z.string(),
  build: z.string(),
  base: z.string(),
  entry: z.string(),
  integrity: z.record(z.string(), z.string()),
  styles: z.array(z.string()),
  shellApi: z.string(),
  basePaths: z.array(z.string()),
  widgets,
  slotOrder,
});
export type RemoteEntry = z.infer<typeof remoteEntry>;
