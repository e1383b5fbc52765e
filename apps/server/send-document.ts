// Documents of the demo office, through the file protocol.
import { demoPaper } from '../../db/demo/demo-documents.ts';

/** Where files are sent, by whose token. */
export interface FileOffice {
  readonly address: string;
  readonly token: string;
  readonly bucket: string;
}

/** Uploads a page that bears this line as a document of the contact, through the file protocol; answers its name there. */
export async function sendDocument(
  office: FileOffice,
  contactId: string,
  name: string,
  line: string,
  documentKind?: string,
): Promise<string> {
  const path = `contacts/${contactId}/documents/${name}`;
  const [type, edge] = ['application/pdf', 'redress-demo-document'];
  const body = `--${edge}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name: path, contentType: type, ...(documentKind !== undefined && { metadata: { documentKind } }) })}\r\n--${edge}\r\nContent-Type: ${type}\r\n\r\n${demoPaper(line)}\r\n--${edge}--`;
  const headers = {
    authorization: `Firebase ${office.token}`,
    'x-goog-upload-protocol': 'multipart',
    'content-type': `multipart/related; boundary=${edge}`,
  };
  const answer = await fetch(`${office.address}/v0/b/${office.bucket}/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`The document ${name} was refused: ${answer.status} ${answer.statusText}`);
  return path;
}
