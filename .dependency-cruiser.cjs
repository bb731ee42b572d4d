/**
 * Who may import whom. Every rule is a pattern: a new feature, area or file falls under it without
 * being listed. `tests/architecture/deps.test.ts` breaks each rule once to prove that it bites.
 */
const code = '^(src|mocks|scenarios|demo|contracts|host-kit|tests|e2e|scripts|lab)/'
const test = '\\.test\\.tsx?$'

/** @type {import('./scripts/lib/imports/cruise.ts').CruiserConfig} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'An import names the file that has what it wants.',
      from: { path: code },
      to: { path: '/index\\.\\w+$', pathNot: 'node_modules' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: code },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'A package that is imported stands in package.json.',
      from: { path: code },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shipped-packages',
      severity: 'error',
      comment: 'What the live client imports is a dependency, not a development tool.',
      from: { path: '^src/', pathNot: [test, '^src/ui/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment: 'src reaches out only from main.tsx, and there only to the demo.',
      from: { path: '^src/', pathNot: [test, '^src/main\\.tsx$'] },
      to: { path: '^(mocks|scenarios|demo|contracts|tests|e2e)/' },
    },
    {
      name: 'main-reaches-the-demo-alone',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: {
        path: '^(mocks|scenarios|demo|contracts|tests|e2e)/',
        pathNot: '^demo/demo\\.tsx$',
      },
    },
    {
      name: 'src-knows-no-scripts',
      severity: 'error',
      comment: 'Commands and build plugins read the client, never the other way round.',
      from: { path: '^src/', pathNot: test },
      to: { path: '^scripts/' },
    },
    {
      name: 'src-knows-no-host-kit',
      severity: 'error',
      comment: 'What a host’s team needs stands on the client’s contract, not the client on it.',
      from: { path: '^src/', pathNot: test },
      to: { path: '^host-kit/' },
    },
    {
      name: 'the-demo-is-a-chunk',
      severity: 'error',
      comment: 'A static import would put the mock backend into the live bundle.',
      from: { path: '^src/', pathNot: test },
      to: { path: '^demo/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-monitor-is-a-chunk',
      severity: 'error',
      comment: 'Only a build for staging has it.',
      from: { path: '^src/', pathNot: [test, '^src/monitor/'] },
      to: { path: '^src/monitor/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'lib-is-plumbing',
      severity: 'error',
      comment: 'Code that any program could use: it knows nothing of this one.',
      from: { path: '^src/lib/', pathNot: test },
      to: { path: '.', pathNot: '^(src/lib/|node_modules/)' },
    },
    {
      name: 'domain-knows-rules-only',
      severity: 'error',
      comment: 'domain imports domain and plumbing: no words, no React, no I/O.',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: '^src/(domain|lib)/' },
    },
    {
      name: 'messages-know-rules-only',
      severity: 'error',
      comment:
        'messages say what the rules found: they import domain and each other, and the types of what needs words.',
      from: { path: '^src/messages/', pathNot: test },
      to: { pathNot: '^src/(domain|lib|messages)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-is-the-wire',
      severity: 'error',
      comment: 'Addresses, shapes and the client: no React, no storage, nothing of the browser.',
      from: { path: '^src/api/', pathNot: test },
      to: {
        path: ['^src/(?!api/|domain/|lib/|messages/)', 'node_modules/(react|react-dom|@tanstack)/'],
      },
    },
    {
      name: 'client-fetches-no-notes',
      severity: 'error',
      comment: 'What only a host has to know of a call is in no build for players.',
      from: { path: '^src/', pathNot: [test, '^src/(monitor|api/contract)/'] },
      to: { path: '^src/api/contract/' },
    },
    {
      name: 'session-knows-no-data',
      severity: 'error',
      comment: 'The login works without anything the host has answered to players.',
      from: { path: '^src/session/', pathNot: test },
      to: { path: '^src/(?!session/|api/|domain/|lib/|platform/)' },
    },
    {
      name: 'drafts-know-no-data',
      severity: 'error',
      comment: 'What is typed is kept whatever the host answers.',
      from: { path: '^src/drafts/', pathNot: test },
      to: { path: '^src/(?!drafts/|session/|domain/|lib/|platform/)' },
    },
    {
      name: 'data-knows-no-play',
      severity: 'error',
      comment: 'What the host has answered: below play, money and every sentence.',
      from: { path: '^src/data/', pathNot: test },
      to: { path: '^src/(?!data/|drafts/|session/|api/|domain/|lib/|platform/)' },
    },
    {
      name: 'play-knows-no-money',
      severity: 'error',
      comment: 'Money asks it whether the player may stake; it sends nothing itself.',
      from: { path: '^src/play/', pathNot: test },
      to: { path: '^src/(?!play/|data/|drafts/|session/|api/|domain/|lib/|platform/)' },
    },
    {
      name: 'money-knows-no-screen',
      severity: 'error',
      from: { path: '^src/money/', pathNot: test },
      to: { path: '^src/(features|app|ui)/' },
    },
    {
      name: 'parts-take-values',
      severity: 'error',
      comment: 'ui and platform never ask for data and know no screen.',
      from: { path: '^src/(ui|platform)/', pathNot: test },
      to: { path: '^src/(api|session|data|drafts|play|money|features|app)/' },
    },
    {
      name: 'platform-knows-no-part',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: test },
      to: { path: '^src/ui/' },
    },
    {
      name: 'features-are-apart',
      severity: 'error',
      comment:
        'What two features share belongs below them: data, drafts, play, money, domain or ui.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'nothing-needs-the-start',
      severity: 'error',
      comment: 'The start knows the app, so that the app runs however it was started.',
      from: {
        path: '^(src|mocks|scenarios|contracts|host-kit)/(?!start/)',
        pathNot: [test, '^src/main\\.tsx$'],
      },
      to: { path: '^src/start/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'Addresses of screens stand in src/paths.ts, below both.',
      from: { path: '^src/features/', pathNot: test },
      to: { path: '^src/app/' },
    },
    {
      name: 'mocks-know-api-and-domain',
      severity: 'error',
      from: { path: '^mocks/', pathNot: test },
      to: {
        path: '^(src|scenarios|demo|contracts|host-kit|tests|e2e|scripts|lab)/',
        pathNot: '^src/(api|domain|lib)/',
      },
    },
    {
      name: 'icons-one-by-one',
      severity: 'error',
      comment:
        'lucide-react/icons/<name>: through the list of all icons each of them lands in the first load.',
      from: { path: '^(src|demo)/' },
      to: {
        path: 'node_modules/lucide-react/.*lucide-react\\.',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-importer-of-the-data-library',
      severity: 'error',
      from: { path: code, pathNot: '^mocks/store/database\\.ts$' },
      to: { path: 'node_modules/@mswjs/data/' },
    },
    {
      name: 'filler-is-made-beforehand',
      severity: 'error',
      comment: 'Backends read filler.json; whoever opens the demo does not fetch what made it.',
      from: {
        path: '^(src|mocks|scenarios|demo|contracts|host-kit)/',
        pathNot: [test, '^mocks/filler/make\\.ts$'],
      },
      to: { path: ['node_modules/@faker-js/', '^mocks/filler/make\\.ts$'] },
    },
    {
      name: 'scenarios-know-mocks-and-domain',
      severity: 'error',
      comment: 'Only the demo draws anything. Steps say what a player presses and reads.',
      from: { path: '^scenarios/', pathNot: test },
      to: {
        path: '^(src|contracts|host-kit|tests|e2e|scripts|lab)/',
        pathNot: '^src/((api|domain|lib|messages)/|paths\\.ts$)',
      },
    },
    {
      name: 'scenarios-know-no-demo',
      severity: 'error',
      comment: 'Tests, hosts and contracts set scenarios up without the demo and its tools.',
      from: { path: '^(scenarios|mocks|contracts|host-kit)/', pathNot: test },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-knows-no-screen',
      severity: 'error',
      comment: 'Its log shows what the contract monitor says of each call.',
      from: { path: '^demo/', pathNot: test },
      to: { path: '^(src/features|contracts|host-kit|tests|e2e|scripts|lab)/' },
    },
    {
      name: 'contracts-know-no-screen',
      severity: 'error',
      from: { path: '^(contracts|host-kit)/' },
      to: { path: '^src/(features|app|platform|session|data|drafts|play|money)/' },
    },
    {
      name: 'contracts-know-no-host-kit',
      severity: 'error',
      comment: 'What a host team needs stands on the contract; Pact needs none of it.',
      from: { path: '^contracts/' },
      to: { path: '^host-kit/' },
    },
    {
      name: 'the-monitor-stands-apart',
      severity: 'error',
      comment:
        'It judges by the schemas and draws values: it knows no session, no money and no screen.',
      from: { path: '^src/monitor/', pathNot: test },
      to: { path: '^src/(?!monitor/|api/|domain/|lib/|ui/)' },
    },
    {
      name: 'the-kit-knows-no-fault',
      severity: 'error',
      comment: 'Faults try the kit out; api.md names those that it leaves to a team.',
      from: { path: '^host-kit/', pathNot: [test, '^host-kit/(documents|faults)/'] },
      to: { path: '^(tests|host-kit/faults)/' },
    },
    {
      name: 'nothing-needs-the-laboratory',
      severity: 'error',
      from: { path: code, pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'node-reads-no-jsx',
      severity: 'error',
      comment: 'Node runs these folders’ files as they are, and can’t read .tsx.',
      from: { path: '^(scripts|host-kit|lab)/.*\\.ts$', pathNot: test },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      comment: 'Scripts and the laboratory may use what supports the journeys.',
      from: { pathNot: '^(tests|e2e|scripts|lab)/' },
      to: { path: [test, '^e2e/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
