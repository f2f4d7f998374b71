import { useTranslate } from 'react-admin';
import { addPage, copyPage, pageRefusal, removePage } from '#core/layout/edit/commands.ts';
import { MAX_PAGES } from '#core/layout/values.ts';
import { PagePicture } from '../../parts/layout/PagePicture.tsx';
import { useTheDesigner } from './designerContext.ts';
import { Glyph } from './Glyph.tsx';
import { newId } from './newPart.ts';

/** The pages of a layout: opened, added, copied, moved, named, deleted. The first is the home page (LAY-02). */
export function Pages() {
  const translate = useTranslate();
  const { document, page, act, openPage, refuse } = useTheDesigner();
  const index = document.pages.indexOf(page);
  const refusal = pageRefusal(document, page.id);
  const isFull = document.pages.length >= MAX_PAGES;
  const move = (to: number) => act({ label: 'movePage', operations: [{ type: 'movePage', id: page.id, index: to }] });
  const add = () => {
    const id = newId();
    act(addPage(document, id, translate('designer.pageName', { number: document.pages.length + 1 })));
    openPage(id);
  };
  const copy = () => {
    const { unable, calmed, ...deed } = copyPage(document, page.id, newId, page.name);
    act(deed);
    refuse({ unable, calmed });
  };
  const patch = (change: { name?: string; background?: string }) =>
    act({
      label: 'change',
      merge: `page ${page.id} ${Object.keys(change).join()}`,
      operations: [{ type: 'patchPage', id: page.id, patch: change }],
    });
  return (
    <section className="designer-pages" aria-label={translate('designer.pages')}>
      <ol>
        {document.pages.map((one, at) => (
          <li key={one.id} className={one.id === page.id ? 'is-open' : ''}>
            <PagePicture document={document} page={one} />
            <button
              type="button"
              aria-current={one.id === page.id ? 'page' : undefined}
              onClick={() => openPage(one.id)}
            >
              {at + 1} · {one.name}
            </button>
          </li>
        ))}
      </ol>
      <div className="designer-page-tools">
        <input
          aria-label={translate('designer.pageTitle')}
          value={page.name}
          maxLength={50}
          onChange={({ target }) => target.value.trim() !== '' && patch({ name: target.value })}
        />
        <input
          type="color"
          aria-label={translate('designer.pageColor')}
          title={translate('designer.pageColor')}
          value={page.background.slice(0, 7)}
          onChange={({ target }) => patch({ background: target.value })}
        />
        <button
          type="button"
          aria-label={translate('designer.pageEarlier')}
          title={translate('designer.pageEarlier')}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        >
          <Glyph name="left" />
        </button>
        <button
          type="button"
          aria-label={translate('designer.pageLater')}
          title={translate('designer.pageLater')}
          disabled={index === document.pages.length - 1}
          onClick={() => move(index + 1)}
        >
          <Glyph name="right" />
        </button>
        <button
          type="button"
          aria-label={translate('designer.pageCopy')}
          title={translate('designer.pageCopy')}
          disabled={isFull}
          onClick={copy}
        >
          <Glyph name="copy" />
        </button>
        <button
          type="button"
          aria-label={translate('designer.pageDelete')}
          title={translate(refusal ? `designer.${refusal}` : 'designer.pageDelete')}
          disabled={refusal !== null}
          onClick={() => act(removePage(document, page.id))}
        >
          <Glyph name="delete" />
        </button>
        <button
          type="button"
          aria-label={translate('designer.pageAdd')}
          title={translate('designer.pageAdd')}
          disabled={isFull}
          onClick={add}
        >
          <Glyph name="plus" />
        </button>
        {refusal ? <small>{translate(`designer.${refusal}`)}</small> : null}
      </div>
    </section>
  );
}
