import type { ReactElement } from 'react';
import { OutsidePage } from './OutsidePage.tsx';
import { ForgotForm } from './parts/ForgotForm.tsx';

export function ForgotPage(): ReactElement {
  return (
    <OutsidePage title="Forgot password">
      <ForgotForm loginPath="/client/login" size="md" />
    </OutsidePage>
  );
}
