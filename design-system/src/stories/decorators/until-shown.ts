/** Until a dialog stands in the page of a story, whose code may come late: the story is not drawn before. */
export const untilShown = ({ ownerDocument }: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!ownerDocument.querySelector('[role=dialog]')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(ownerDocument.body, { childList: true, subtree: true });
    look();
  });
