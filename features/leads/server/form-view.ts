import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { WebForm } from '../contract.ts';
import { listForms } from './store/forms.ts';

/** A form that was just written, as the API shows it. */
export async function formView(db: StaffDb, id: string): Promise<WebForm> {
  const [form] = await listForms(db, id);
  if (!form) throw new Error('The form just written is not there.');
  return form;
}
