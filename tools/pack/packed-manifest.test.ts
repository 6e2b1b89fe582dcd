import { expect, it } from 'vitest';
import { packedManifest, type Manifest } from './packed-manifest.ts';

const own: Manifest = {
  name: '@fio/kit',
  sideEffects: ['*.css', './src/theme/*'],
  exports: {
    '.': './src/index.ts',
    './*': './src/*/index.ts',
    './styles.css': './src/styles.css',
    './outline': { types: './src/area/outline.d.ts' },
    './router/host': './src/router/host.ts',
    './storybook/base': './.storybook/base.ts',
    './stories/loader': './src/stories/loader.ts',
  },
  dependencies: { '@fio/domain': '0.1.0', react: '19.3.1', zustand: '5.1.0' },
};
const packing = {
  version: '1.4.2',
  versions: { '@fio/platform': '0.1.0', 'react-dom': '19.3.1', '@tanstack/react-query': '5.1.0' },
};

it('leads to what is compiled, and to nothing that is the host’s, a story’s or a test’s', () => {
  const { exports, sideEffects, files } = packedManifest(own, { folder: 'libs/kit' }, packing);
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
    './styles.css': './dist/styles.css',
    './outline': { types: './dist/area/outline.d.ts' },
  });
  expect(sideEffects).toEqual(['*.css', './dist/theme/*']);
  expect(files).toEqual(['dist']);
});

it('asks for our packages in its own version, for React in the host’s major, for the rest as the checkout has it', () => {
  const { version, dependencies, peerDependencies } = packedManifest(own, { folder: 'libs/kit' }, packing);
  expect(version).toBe('1.4.2');
  expect(dependencies).toEqual({ '@fio/domain': '1.4.2', zustand: '5.1.0' });
  expect(peerDependencies).toEqual({ react: '^19.0.0' });
});

it('names what it looks up, ours and what the host provides as peers', () => {
  const lookedUp = ['@fio/platform', 'react-dom', '@tanstack/react-query'];
  const library = { folder: 'libs/kit', lookedUp, commands: { kit: 'command/main' } };
  const { dependencies, peerDependencies, bin } = packedManifest(own, library, packing);
  expect(dependencies).toMatchObject({ '@tanstack/react-query': '5.1.0' });
  expect(peerDependencies).toEqual({ '@fio/platform': '1.4.2', react: '^19.0.0', 'react-dom': '^19.0.0' });
  expect(bin).toEqual({ kit: 'dist/command/main.js' });
});

it('refuses what the checkout has no version of', () => {
  const library = { folder: 'libs/kit', lookedUp: ['react-query'] };
  expect(() => packedManifest(own, library, packing)).toThrow('react-query');
});
