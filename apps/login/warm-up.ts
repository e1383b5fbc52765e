/** Loads what comes after signing in while someone types their password, so that the dashboard opens at once. */
export function warmUpStaffApp(): void {
  const load = (): void => {
    // The staff app loads again what fails here.
    Promise.all([
      import('../../platform/web/look/AppFrame.tsx'),
      import('../staff/shell/Shell.tsx'),
      import('../staff/pages/DashboardPage.tsx'),
    ]).catch(() => undefined);
  };
  addEventListener('input', load, { once: true, capture: true });
}
