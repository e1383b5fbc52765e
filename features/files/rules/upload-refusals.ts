// Why uploads of clients are refused most often. The answer carries the sentence and no code (server/wire/file-call.ts), so the portal
// recognizes it by its words and shows it in Spanish (portal/say-failure.ts).

export const UPLOAD_REFUSALS = {
  archive: 'Archives such as ZIP and Office documents are not accepted. Please send a PDF, a photo or plain text.',
  heic: 'Photos in the HEIC format cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo as JPEG.',
  otherKind: 'This kind of file is not accepted. Please send a PDF, a photo (JPEG, PNG, WebP, GIF, TIFF) or text.',
  mismatch: 'This file is not what its name or type says it is.',
  empty: 'This file is empty.',
  tooLarge: (mostMb: number) => `This file is too large. At most ${mostMb} MB can be sent.`,
  tooManyPixels: 'This picture has more than 50 megapixels. Please send it smaller.',
  unreadablePicture: 'This picture cannot be read. Please save it again or send it as PDF.',
  ssnInName: 'The file name holds a Social Security number. Rename the file, then send it.',
};
