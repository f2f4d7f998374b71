import type { NodePlopAPI } from 'plop';

const CAMEL = /^[a-z][a-zA-Z0-9]*$/;

const kebab = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Codegen writes always and nobody edits; plop writes once and you own it. */
export default function plopfile(plop: NodePlopAPI): void {
  plop.setHelper('kebab', kebab);
  // A text of JSON is one of YAML, whatever stands in it.
  plop.setHelper('quoted', (text: string) => JSON.stringify(text));
  plop.setGenerator('entity', {
    description: 'a new entity: one YAML file, from which everything else follows',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name in English, camelCase singular (vehicle):',
        validate: (name: string) => CAMEL.test(name) || 'camelCase singular, as in vehicle or adSlot',
      },
      { type: 'input', name: 'en', message: 'Label in English:' },
      { type: 'input', name: 'zh', message: 'Label in Chinese:' },
    ],
    actions: [{ type: 'add', path: 'schemas/{{kebab name}}.yaml', templateFile: 'codegen/templates/entity.yaml.hbs' }],
  });
}
