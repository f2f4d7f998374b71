// Import rules (docs/architecture.md). Each says in a sentence why it stands;
// `npm run check` runs it, and tests/architecture.test.ts proves that it bites.

/** A room may import these and itself, nothing else of ours. */
const only = (name, from, to, comment, fromNot = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to: { path: '^(core|codegen|generated|stage|src|resources|server|player|schemas|agent)/', pathNot: [from, ...to] },
});

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Imports go one way; the answer is the only thing that comes back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('core', '^core/', [], 'core/ is what all sides say: it may know none of them.', ['^core/layout/']),
    only(
      'layout',
      '^core/layout/',
      ['^core/', '^generated/layout/'],
      'The kinds of widgets are declared in schemas/widgets/; a layout document is made of what is printed of them.',
    ),
    only(
      'generated-layout',
      '^generated/layout/',
      ['^core/'],
      'Designer, server and player share the kinds of widgets.',
    ),
    {
      name: 'core-is-pure',
      comment: 'core/ runs in the browser, the server and the player: no DOM library, no Node, no React.',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(node:|react|axios|fastify|kysely)', dependencyTypesNot: ['type-only'] },
    },
    only('codegen', '^codegen/', ['^core/'], 'codegen reads schemas as data and knows no room that it prints for.'),
    {
      name: 'nobody-imports-codegen',
      comment: 'What runs in production never imports the generator; only vite.config.ts and tests do.',
      severity: 'error',
      from: { path: '^(core|generated|stage|src|resources|server|player|agent)/' },
      to: { path: '^(codegen|schemas)/' },
    },
    only('model', '^generated/model/', ['^core/'], 'The printed model is the lowest room after core/.'),
    only(
      'generated-server',
      '^generated/server/',
      ['^core/', '^generated/model/'],
      'The server must run without the console.',
    ),
    only(
      'generated-console',
      '^generated/console/',
      ['^core/', '^generated/model/', '^src/ui/'],
      'Generated views stand on the model and src/ui alone, so that they can be ejected.',
    ),
    only(
      'generated-docs',
      '^generated/docs/',
      ['^core/', '^generated/(model|server)/'],
      'The documentation is served without the console.',
    ),
    only(
      'server',
      '^server/',
      ['^core/', '^generated/(model|server|docs)/', '^generated/console/(messages|widgets/words)'],
      'The server must run without the console. (Sheets and /docs speak the words of the schemas, which are printed once.)',
    ),
    {
      name: 'server-runs-on-node',
      comment: 'Node runs the server as it is written: no .tsx on its way.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '\\.tsx$' },
    },
    only('stage', '^stage/', ['^core/'], 'One renderer for designer, preview and player: it may know none of them.'),
    only('player', '^player/', ['^core/', '^stage/', '^generated/model/'], 'A screen has no console.'),
    only(
      'agent',
      '^agent/',
      ['^core/host/'],
      'The agent runs alone on a screen: it knows the bridge to the page, nothing else.',
    ),
    {
      name: 'agent-alone',
      comment: 'The agent reaches its screens as a file: whoever offers it reads the file, nobody imports it.',
      severity: 'error',
      from: { path: '^(core|codegen|generated|stage|src|resources|server|player)/' },
      to: { path: '^agent/' },
    },
    only(
      'transport',
      '^src/transport/',
      ['^core/', '^generated/model/callTypes'],
      'Transport signs and sends; of the entities it knows the types of their calls.',
    ),
    only('theme', '^src/theme/', ['^core/brand\\.ts$'], 'Tokens are the lowest room of the console.'),
    only(
      'tracking',
      '^src/tracking/',
      ['^core/', '^generated/model/'],
      'Tracking looks on; nothing of the console waits for it.',
    ),
    only('ui', '^src/ui/', ['^core/', '^src/theme/'], 'src/ui knows no entity.'),
    only(
      'login',
      '^src/login/',
      ['^core/', '^src/(transport|theme|i18n)/', '^generated/model/'],
      'The login page loads nothing of the console (budget 120 kB).',
    ),
    only(
      'providers',
      '^src/providers/',
      ['^core/', '^src/transport/', '^generated/model/', '^src/i18n/', '^generated/console/messages'],
      'Providers translate; they draw nothing.',
    ),
    only(
      'shell',
      '^src/shell/',
      ['^core/', '^src/(ui|theme|i18n|providers|transport)/', '^generated/model/'],
      'The shell frames pages; it knows no resource.',
    ),
    only(
      'resources',
      '^resources/[^/]+/',
      ['^core/', '^stage/', '^src/(ui|providers|transport|i18n|theme)/', '^generated/(model|console|layout)/'],
      'A view is laid over the generated one.',
    ),
    {
      name: 'no-sibling-resource',
      comment:
        "A resource never imports a sibling: it uses that entity's generated reference field or input; what several show lies in resources/parts/.",
      severity: 'error',
      from: { path: '^resources/([^/]+)/' },
      to: { path: '^resources/', pathNot: ['^resources/$1/', '^resources/parts/'] },
    },
    {
      name: 'server-downwards',
      comment: 'Handlers decide, the store keeps: nothing in the store, policies or commands knows who called.',
      severity: 'error',
      from: { path: '^server/(store|policies|commands)/' },
      to: {
        path: '^server/(routes|plugins|handlers|dispatch)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'call-below-dispatch',
      comment:
        'What handlers need of a call lives in server/call/: neither handlers nor what they use know the dispatcher.',
      severity: 'error',
      from: { path: '^server/(call|handlers)/' },
      to: { path: '^server/(routes|plugins|dispatch)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-tests',
      comment: 'Nothing that runs imports a test.',
      severity: 'error',
      from: { path: '^(core|codegen|generated|stage|src|resources|server|player|agent)/' },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|artifacts)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
