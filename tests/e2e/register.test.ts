import { expect, test } from 'vitest';
import { verificationSentences } from '#resources/pages/verification/sentences.ts';
import { approveIdentity, register, submitIdentity, type Newcomer } from './registering.ts';
import { prepareStory } from './story.ts';
import { words } from './words.ts';

const TEA: Newcomer = {
  phone: '13955500001',
  company: 'Harbour Tea House',
  userName: 'harbour_tea',
  password: 'jasmine-and-rain',
  holder: 'Harbour Tea House Ltd',
  licence: '91350100M000100Y43',
};

const { own, ui } = words['en-US'];
const { verify } = verificationSentences.en_us;
const { fields } = own.resources.verifications;

const { server, open, complaints } = prepareStory();

test('an advertiser registers, proves who it is, is reviewed in the owner’s console and sees the result [SES-20] [ADS-05] [ENT-08]', async () => {
  const page = await open();
  await register(page, server, TEA);

  // The first page leads to what is missing, and the form says what it does not take.
  await page.getByRole('link', { name: 'Verify your identity' }).click();
  await page.getByText(verify.said.unsubmitted.identity).waitFor();
  await page.getByLabel(fields.holder).fill(TEA.holder);
  await page.getByLabel(fields.creditCode).fill('91350100M000100Y44');
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.getByText('Upload a picture of the document').first().waitFor();
  await page.getByText('Not a unified social credit code: compare its 18 signs with the licence').first().waitFor();
  await submitIdentity(page, TEA);
  await page
    .getByText(/A notice tells the result/)
    .first()
    .waitFor();

  // It belongs to the platform, whose administrator reads the papers and the picture.
  await approveIdentity(await open(), server, TEA);

  // The advertiser's page follows by itself, the bell tells it, and the dashboard goes on.
  await page.getByText(/Verified on .* as “Harbour Tea House Ltd”/).waitFor();
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Find screens').first().waitFor();
  expect(complaints()).toEqual([]);
});
