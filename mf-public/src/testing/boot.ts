import { BOOT_ELEMENT } from '@fio/contracts/documents/boot';
import { bareBoot } from '@fio/contracts/testing/bare-boot';

/** The boot document as the server writes it into a page: open for registration, everything else bare. */
export function bootElement(): HTMLScriptElement {
  const element = document.createElement('script');
  element.id = BOOT_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(bareBoot());
  return element;
}
