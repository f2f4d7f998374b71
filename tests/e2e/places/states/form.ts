import { dialog, press, type State } from './state.ts';

export const FORM: readonly State[] = [
  {
    name: 'errors with their summary',
    of: 'accounts-create',
    async open(page, { ui }) {
      await press(page, ui.save);
      await page.locator('#content').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'question before leaving',
    of: 'tags-create',
    async open(page, { own, ui }) {
      await page.getByRole('textbox', { name: own.resources.tags.fields.name }).fill('Half a name');
      await page
        .getByRole('button', { name: ui.cancel })
        .or(page.getByRole('link', { name: ui.cancel }))
        .click();
      await dialog(page);
    },
    leave: (page, { ui }) => press(page, ui.form.leave),
  },
  {
    name: 'permission tree',
    of: 'roles-create',
    open: (page) => page.getByRole('tree').or(page.getByRole('group')).first().waitFor(),
  },
  {
    name: 'errors of a step',
    of: 'ads-create',
    async open(page, { ui }) {
      await press(page, ui.next);
      await page.locator('#content [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'choices of a reference',
    of: 'ads-create',
    async open(page, { own }) {
      await page.getByLabel(own.resources.ads.fields.slotId).first().click();
      await page.getByRole('listbox').waitFor();
    },
  },
];
