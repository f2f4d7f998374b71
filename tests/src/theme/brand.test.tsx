import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoginPage } from '#src/login/LoginPage.tsx';
import { applyBrand } from '#src/theme/applyBrand.ts';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

const ACME = { name: 'Acme Screens', logo: '/brand/1234.svg', accent: '#7a1fa2' };

const icon = (): HTMLLinkElement => document.querySelector<HTMLLinkElement>('link[rel=icon]')!;
const accent = (): string => document.documentElement.style.getPropertyValue('--accent');

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  document.head.innerHTML =
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#ffffff">';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the tab of the browser [SES-12]', () => {
  test.each([
    ['its own icon', { ...ACME, icon: '/brand/5678.png' }, /\/brand\/5678\.png$/],
    ['else its logo', ACME, /\/brand\/1234\.svg$/],
    ['else the product’s mark in its accent', { name: 'Acme', accent: '#7a1fa2' }, /^data:image\/svg\+xml,.*%237a1fa2/],
    ['else the product’s', { name: 'Acme' }, /\/favicon\.svg$/],
    ['and nothing of what is no colour', { name: 'Acme', accent: '"/><script>' }, /\/favicon\.svg$/],
  ])('has the brand’s name and %s', (_, brand, address) => {
    applyBrand(brand);
    expect(document.title).toBe(brand.name);
    expect(icon().href).toMatch(address);
  });
});

test('the login page has name, logo and accent of its host [SES-12]', () => {
  const services = {
    signIn: async () => undefined,
    sendCode: async () => 60,
    register: async () => undefined,
    newPassword: async () => undefined,
    remembered: () => null,
    remember: () => undefined,
    onSignedIn: () => undefined,
  };
  render(<LoginPage language="en_us" brand={ACME} services={services} system="YXF" onLanguage={() => undefined} />);
  expect(screen.getByText('Acme Screens')).toBeTruthy();
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/brand/1234.svg');
  expect(document.title).toBe('Sign in · Acme Screens');
  expect(accent()).toBe('#7a1fa2');
});

describe('the console', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp();
  });
  afterAll(() => server.close());

  test('has name, logo and accent of its host in sidebar, tab and what a phone paints around it [SES-12]', async () => {
    await renderConsole(server, server.personas.owner, { path: '/home', brand: ACME });
    const link = await screen.findByRole('link', { name: /^Acme Screens/ });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/brand/1234.svg');
    await waitFor(() => expect(document.title).toBe('Home · Acme Screens'));
    await waitFor(() => expect(accent()).toBe('#7a1fa2'));
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#ffffff');
  });
});
