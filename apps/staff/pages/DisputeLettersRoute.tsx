// Letters with the mail service that prints and mails them; neither feature knows the other's screens.
import type { ReactElement } from 'react';
import { DisputeLettersPage } from '../../../features/letters/staff/DisputeLettersPage.tsx';
import type { LetterActions } from '../../../features/letters/staff/PrintBar.tsx';
import { SendByService } from '../../../features/mail-services/staff/SendByService.tsx';
import { ServiceBatches } from '../../../features/mail-services/staff/ServiceBatches.tsx';

const sendByService: LetterActions = (letters, done) => <SendByService letters={letters} onSent={done} />;

/** The letters of all clients, printed here or by the mail service. */
export function DisputeLettersRoute(): ReactElement {
  return <DisputeLettersPage actions={sendByService} status={<ServiceBatches />} />;
}
