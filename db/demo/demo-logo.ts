import sharp from 'sharp';

/** The logo of the demo office: a lake below a rising sun. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32">
<circle cx="16" cy="14" r="7" fill="#e8a33d"/><path d="M0 17h32v8q-4 3-8 0t-8 0-8 0-8 0z" fill="#1d4f91"/></svg>`;

export async function drawDemoLogo(): Promise<File> {
  const { data } = await sharp(Buffer.from(LOGO)).png().toBuffer({ resolveWithObject: true });
  return new File([new Uint8Array(data)], 'logo.png', { type: 'image/png' });
}
