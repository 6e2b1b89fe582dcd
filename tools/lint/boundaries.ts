/** A package of ours by its folder; `mf-*` stands for every remote. */
export interface Boundary {
  folder: string;
  /** Packages of ours it may import, without the scope. */
  may: string[];
  /** The only libraries its code (tests aside) may import; absent: whatever it declares. */
  libraries?: string[];
  /** The only endpoints it may know, of those for visitors and for staff; absent: all. */
  endpoints?: string[];
}

/** Who may import whom. What is not named is forbidden: remote from remote and front from BFF above all. */
export const BOUNDARIES: Boundary[] = [
  { folder: 'libs/domain', may: [], libraries: [] },
  { folder: 'libs/contracts', may: ['domain'], libraries: ['zod'] },
  { folder: 'libs/build', may: ['contracts', 'domain'] },
  // Written from docs/verification alone: what it shared with the product it couldn't find wrong.
  {
    folder: 'libs/verifier',
    may: [],
    libraries: [
      '@noble/curves',
      '@noble/hashes',
      'node:crypto',
      'node:fs',
      'node:path',
      'node:process',
      'node:util',
      'node:zlib',
    ],
  },
  // What integrators install: it knows the API's document and no more.
  { folder: 'libs/client', may: [], libraries: [] },
  { folder: 'design-system', may: ['domain'] },
  { folder: 'libs/platform', may: ['design-system', 'contracts', 'domain'] },
  {
    folder: 'shell',
    may: ['platform', 'design-system', 'contracts', 'domain'],
    // The host holds no feature of the product: what asks for anything else belongs to a remote.
    endpoints: [
      'admin/search',
      'admin/security',
      'admin/staff-session',
      'public/observation',
      'public/release',
      'public/remote-loads',
      'public/visitor-session',
      'public/visits',
    ],
  },
  { folder: 'mf-*', may: ['platform', 'design-system', 'contracts', 'domain'] },
  { folder: 'bff', may: ['contracts', 'domain'] },
];

/** Libraries with one home: everyone else reaches them through the package that wraps them. */
export const HOMES: { home: string; libraries: string[] }[] = [
  {
    home: 'design-system',
    libraries: ['@mantine', '@tabler/icons-react', '@tanstack/react-table', '@tiptap', 'maska', 'recharts'],
  },
  {
    home: 'libs/platform',
    libraries: ['i18next', 'react-i18next', 'react-router', 'react-router-dom'],
  },
  { home: 'bff', libraries: ['@prisma', 'prisma'] },
];
