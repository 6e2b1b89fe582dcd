/* What the bundler puts before the names of files that come later. */
declare let __webpack_public_path__: string;

// A screen may name another address while its words are still to come: they are beside the page that was opened.
__webpack_public_path__ = new URL('.', window.location.href).href;

export {};
