import { request } from 'node:http';
import { expect, test } from 'vitest';
import { NEW_FORM } from '../../rules/web-form.ts';
import { testWebForm } from '../../../../tests/support/web-form.ts';

const { app, api, formId, url, passMs, ask, post, send, visitorFields } = testWebForm();

test('the page may be shown in any frame, runs nothing but itself, and reads no session', async () => {
  const page = await fetch(`${url()}?language=es&utm_source=google`);
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(page.status).toBe(200);
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; form-action 'self'; /);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Teléfono');
  expect(html).toContain('name="campaign" value="source=google"');
  const script = await fetch(`${url()}/embed.js`);
  expect([script.status, script.headers.get('cross-origin-resource-policy'), script.headers.get('content-type')]).toEqual([
    200,
    'cross-origin',
    'text/javascript; charset=utf-8',
  ]);
  for (const path of ['/forms/unknown', '/forms/a%00b', '/forms/unknown/embed.js'])
    expect((await fetch(app().url + path)).status).toBe(404);
});

test.each(['/', '/sign-in', '/leads', '/portal', '/healthz', '/api/leads/hot', '/api/nothing', '/nothing-here', '/forms', '/forms/a/b'])(
  '%s may stand in no foreign frame',
  async (path) => {
    await ask();
    const { headers } = await fetch(app().url + path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  },
);

test('a form leads on to the page of the office, and nowhere once it is off or removed', async () => {
  const form = (await api().leads.listForms()).forms.find(({ id }) => id === formId());
  if (!form) throw new Error('The form is gone.');
  const content = { ...NEW_FORM, name: 'Home page', redirectUrl: 'https://office.example.test/thanks' };
  await api().leads.changeForm({ id: formId(), version: 1, ...content });
  const html = await (await fetch(url())).text();
  expect(html).toContain('target="_top"');
  const answer = await send(visitorFields());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://office.example.test/thanks']);
  await app().server.database.pool.query('update lead_forms set redirect_url = $2 where id = $1', [
    formId(),
    'https://office.example.test/謝謝',
  ]);
  expect((await send(visitorFields())).headers.get('location')).toBe('https://office.example.test/%E8%AC%9D%E8%AC%9D');
  await expect(api().leads.changeForm({ id: formId(), version: 1, ...content })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  await expect(api().leads.changeForm({ id: formId(), version: 2, ...content, redirectUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'app.inputInvalid',
  });

  const ticket = await ask();
  passMs(10_000);
  await api().leads.changeForm({ id: formId(), version: 2, ...content, enabled: false });
  expect([(await fetch(url())).status, (await post({ ...visitorFields(), ticket })).status]).toEqual([404, 404]);
  await api().leads.removeForm({ id: formId() });
  expect((await api().leads.listForms()).forms.some(({ id }) => id === formId())).toBe(false);
  expect(await api().leads.restoreForm({ id: formId() })).toMatchObject({ id: formId(), entries: 2 });
});

test('an answer under a foreign name of this server goes nowhere', async () => {
  const { hostname, port } = new URL(app().url);
  const status = await new Promise((done) => {
    request({ hostname, port, path: new URL(url()).pathname, headers: { host: 'evil.test' } }, (answer) =>
      done(answer.resume().statusCode),
    ).end();
  });
  expect(status).toBe(421);
});
