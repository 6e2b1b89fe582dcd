/** With the first picture: what it brings takes memory in every process, and most work on none. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Nobody sends the same picture twice: what libvips remembers of the last ones, up to 50 MB, is of no use.
  sharp.cache(false);
  // One picture may take its time: the other cores are for votes and pages.
  sharp.concurrency(1);
  return sharp;
};
