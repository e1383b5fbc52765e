// What is known of a file.

export interface FileInfo {
  /** The whole name, such as contacts/<id>/documents/letter.pdf. */
  readonly name: string;
  /** Its last part, for people: Social Security numbers are masked. */
  readonly shownName: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly createdAt: Date;
}
