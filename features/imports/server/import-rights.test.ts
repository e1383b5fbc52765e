import { describe, expect, test } from 'vitest';
import type { ImportView } from '../contract.ts';
import { csv, file, nextMark, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, check } = testImports();

describe('rights', () => {
  test('roles without the permission get nothing, ids that do not exist answer 404', async () => {
    const one = await api().imports.upload({ file: file(csv('Secret,Row,,219-09-5501\n')) });
    expect(one.sample).not.toBeNull();
    const sales = await app().signIn('sales');
    for (const call of [
      () => sales.api.imports.get({ id: one.id }),
      () => sales.api.imports.list({}),
      () => sales.api.imports.upload({ file: file(csv('a,b,,\n')) }),
      () => sales.api.imports.cancel({ id: one.id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 403 });
    }
    const id = '00000000-0000-7000-8000-000000000000';
    for (const call of ['get', 'cancel', 'undo', 'listProblems', 'getProblemsFile'] as const) {
      await expect(api().imports[call]({ id })).rejects.toMatchObject({ code: 'imports.notFound', status: 404 });
    }
  });

  test('another person sees the import without the rows of its file, and the rejects with identity masked', async () => {
    const one = await check(await api().imports.upload({ file: file(csv('Bad,Row,broken,219-09-5501\n')) }));
    const admin = await app().signIn('admin');
    expect(await admin.api.imports.get({ id: one.id })).toMatchObject({ sample: null });
    expect(await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).not.toContain('5501');
    // Whole: an id may hold the first five.
    expect(JSON.stringify(await api().activity.list({ limit: 100 }))).not.toContain('219-09-5501');
  });

  test('identity in the wrong column, or in one that was taken for it once, is masked too, and no sentence repeats it', async () => {
    const upload = await api().imports.upload({
      file: file(`First Name,Email,Category,DOB,Notes,${nextMark()}\nBad,broken,523-45-6789,3/14/1986,nine 523 45 6789\n`),
    });
    const columns = upload.columns.map((target) => (target === 'dateOfBirth' ? ('ignore' as const) : target));
    const one = await check({ ...upload, columns });
    expect((await api().imports.listProblems({ id: one.id })).rows.map((p) => p.column)).toEqual(['Email', 'Category']);
    expect(JSON.stringify(await api().imports.listProblems({ id: one.id }))).not.toContain('6789');
    const admin = await app().signIn('admin');
    const theirs = (await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).trim().split('\r\n');
    expect(theirs).toHaveLength(2);
    expect(theirs[1]).toMatch(/^2,"Email: .*\. Category: .*",Bad,broken,••••,••••,••••$/);
    expect(await (await api().imports.getProblemsFile({ id: one.id })).text()).toContain('523-45-6789,3/14/1986');
  });

  test('columns that cannot make people are refused at the field', async () => {
    const one = await api().imports.upload({ file: file(csv('a,b,,\n')) });
    const tryColumns = (columns: ImportView['columns'], options = one.options) =>
      api().imports.check({ id: one.id, version: one.version, columns, options });
    await expect(tryColumns(['email', 'ignore', 'ignore', 'ignore', 'ignore'])).rejects.toMatchObject({
      code: 'imports.columnsUnfit',
      data: { fields: { columns: expect.stringContaining('name') as unknown } },
    });
    await expect(tryColumns(['firstName', 'firstName', 'ignore', 'ignore', 'ignore'])).rejects.toMatchObject({
      code: 'imports.columnsUnfit',
    });
    await expect(tryColumns(one.columns, { ...one.options, ownerId: '00000000-0000-7000-8000-000000000000' })).rejects.toMatchObject({
      data: { fields: { ownerId: expect.any(String) as unknown } },
    });
  });
});
