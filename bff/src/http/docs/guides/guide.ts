/** A heading below the guide's title, and the text until the next one. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly text: string;
  /** What there is run. */
  readonly code: string;
}

/** A guide in one language, ready to be shown. */
export interface Guide {
  /** `authentication`: of its file and its address. */
  readonly name: string;
  readonly title: string;
  /** Its first sentence. */
  readonly lead: string;
  readonly html: string;
  readonly sections: readonly GuideSection[];
}
