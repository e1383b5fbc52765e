import { chromium } from 'playwright-core';
const [,, base, email, outPrefix, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
await page.goto(`${base}/login`);
await page.getByLabel('Email').fill(email);
await page.getByLabel('Password', { exact: true }).fill('Demo-office-2026');
await page.keyboard.press('Enter');
await page.waitForURL('**/dashboard');
let i = 0;
for (const path of paths) {
  i++;
  const [p, mode] = path.split('#');
  await page.setViewportSize(mode?.includes('phone') ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await page.evaluate((m) => localStorage.setItem('redress-theme', m), mode?.includes('dark') ? 'dark' : 'light');
  await page.goto(`${base}${p}`);
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `${outPrefix}-${i}.png`, fullPage: false });
}
await browser.close();
