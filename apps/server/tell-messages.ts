// What the office and a client of the demo wrote each other.
import type { ApiClient } from './loopback-client.ts';

/** A question that was answered, and one that waits for the office. */
export async function tellMessages(office: ApiClient, client: ApiClient, contactId: string): Promise<void> {
  const { id } = await client.messages.startMine({
    subject: 'My letters',
    body: 'I approved the letter to Equifax. When do you mail it?',
  });
  await office.messages.read({ id });
  await office.messages.reply({
    id,
    body: 'Thank you, Maria. We mail it by certified mail once the one to Experian is ready, too. Your page shows the day then.',
  });
  await client.messages.readMine({ id });
  await office.messages.start({
    contactId,
    subject: 'One of your pictures',
    body: 'The picture of your card is too small to read. Please photograph the whole card again.',
  });
  await client.messages.startMine({ subject: null, body: 'I got mail from TransUnion today. Should I open it or send it to you?' });
}
