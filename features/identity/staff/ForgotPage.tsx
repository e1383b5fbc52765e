import type { ReactElement } from 'react';
import { ForgotForm } from '../portal/parts/ForgotForm.tsx';
import { StaffOutside } from './StaffOutside.tsx';

export function ForgotPage(): ReactElement {
  return (
    <StaffOutside title="Forgot password">
      <ForgotForm loginPath="/login" />
    </StaffOutside>
  );
}
