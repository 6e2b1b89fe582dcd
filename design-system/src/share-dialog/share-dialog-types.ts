import type { ReactNode } from 'react';
import type { StampKind } from '../stamp/stamp.tsx';

/** What others will see of what is shared, in words. */
export type SharedCard = {
  /** The series, or what kind of thing is shared. */
  seriesTitle: string;
  /** Up to 500 characters. */
  title: string;
  /** The sharer's answer; without one the card only asks. */
  answer?: string | undefined;
  stamp?: { kind: StampKind; word: string } | undefined;
};

/** Every word of the dialog. */
export type ShareDialogLabels = {
  title: string;
  close: string;
  /** Before the answer, for everyone: 'Minha resposta'. */
  answer: string;
  /** Names the field that holds the link. */
  link: string;
  copy: string;
  /** Said and shown once the link is copied. */
  copied: string;
  /** Said and shown when it could not be: the link is selected then. */
  notCopied: string;
  /** The device's own share sheet. */
  share: string;
};

/** A picture made for stories, 1080 by 1920. */
export type StoryPicture = {
  /** Its address, where it can be seen and downloaded. */
  src: string;
  /** What the downloaded file is called. */
  file: string;
  /** Hands the file to the device's share sheet; left out where that takes no files. */
  onSend?: (() => void) | undefined;
};

/** The offer of a picture for stories: it is asked for by the visitor, since it is drawn and loaded only then. */
export type StoryOffer = {
  labels: {
    offer: string;
    /** Shown beside the picture: what to do with it, so that it leads back. */
    hint: string;
    /** Of the picture, for who doesn't see it. */
    alt: string;
    download: string;
    send: string;
    /** Said and shown when it could not be had. */
    failed: string;
  };
  load: () => Promise<StoryPicture>;
};

/** What the share dialog takes. */
export type ShareDialogProps = {
  opened: boolean;
  onClose: () => void;
  card: SharedCard;
  /** The whole address that is copied. */
  link: string;
  labels: ShareDialogLabels;
  /** Puts the link into the clipboard; rejects when it can't. */
  onCopy: () => Promise<void>;
  /** Opens the device's share sheet; left out where there is none. */
  onShare?: (() => void) | undefined;
  /** An address that opens WhatsApp with words and link; in another tab. `note` says so to who doesn't see it. */
  whatsapp?: { href: string; label: string; note: string } | undefined;
  story?: StoryOffer | undefined;
  /** Further ways to show it to others, beneath all else. */
  more?: ReactNode;
};
