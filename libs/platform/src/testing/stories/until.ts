/** The play of a story that comes late: it has been drawn once something of these is in the document. */
export const until =
  (selector: string) =>
  ({ canvasElement: { ownerDocument } }: { canvasElement: HTMLElement }): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!ownerDocument.querySelector(selector)) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(ownerDocument.body, { childList: true, subtree: true });
      look();
    });
