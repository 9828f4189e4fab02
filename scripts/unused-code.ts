/** What of a module is left out, by name. */
export type Unused = {
  /** Exports, and the expressions that stand for them. */
  exports?: Record<string, string>;
  /** Functions, whose bodies become empty. */
  functions?: readonly string[];
  /** Functions that are assigned to properties; the beginnings of these, such as `exports.preload`. */
  assigned?: readonly string[];
};

const ROUTER = 'react-router/dist/production';

/**
 * Functions that the front end never needs, by module. All routes are in the first manifest, nothing is
 * instrumented, data is loaded by client loaders alone, and no screen uses the features of React that
 * `scripts/unused-code.test.ts` lists.
 */
export const UNUSED: Record<string, Unused> = {
  [`${ROUTER}/lib/dom/ssr/fog-of-war.js`]: {
    exports: {
      getPatchRoutesOnNavigationFunction: '() => undefined',
      useFogOFWarDiscovery: '() => undefined',
      isFogOfWarEnabled: '() => false',
    },
  },
  // Prefetching the `links` of routes runs their code, and reloads the page where the connection fails.
  [`${ROUTER}/lib/dom/ssr/links.js`]: { exports: { getKeyedPrefetchLinks: 'async () => []' } },
  [`${ROUTER}/lib/dom/ssr/single-fetch.js`]: {
    exports: { getTurboStreamSingleFetchDataStrategy: '() => undefined' },
  },
  [`${ROUTER}/lib/router/instrumentation.js`]: {
    exports: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
  },
  // Fetchers, and routes that are discovered or added later.
  [`${ROUTER}/lib/router/router.js`]: {
    functions: ['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes', 'patchRoutesImpl'],
  },
  [`${ROUTER}/lib/dom/lib.js`]: { exports: { NavLink: 'null' } },
  // Only server components need these, and pages without the ErrorBoundary of the root.
  [`${ROUTER}/lib/hooks.js`]: { functions: ['RSCErrorHandler'] },
  [`${ROUTER}/lib/dom/ssr/components.js`]: { functions: ['RSCPrefetchPageLinksImpl'] },

  'react-dom/cjs/react-dom-client.production.js': {
    functions: [
      // <ViewTransition>; the router starts its transitions itself.
      'getViewTransitionName',
      'getViewTransitionClassName',
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'reportViewTransitionError',
      'flushAfterMutationEffects',
      'commitAfterMutationEffectsOnFiber',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'startViewTransition',
      'ViewTransitionPseudoElement',
      'createViewTransitionInstance',
      // References to fragments.
      'FragmentInstance',
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      // <Activity>, <SuspenseList> and custom elements.
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'setPropOnCustomElement',
      // The components around an error, which nothing reports.
      'getStackByFiberInDevAndProd',
      // useActionState, and functions as actions of forms.
      'mountActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'extractEvents$1',
      // What a transition shows in the browser itself; the flag for it is off.
      'defaultOnDefaultTransitionIndicator',
      // Waiting for pictures, which only <ViewTransition> asks for.
      'estimateBandwidth',
      // Calls that load files early.
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
    ],
    assigned: ['ViewTransitionPseudoElement.prototype.', 'FragmentInstance.prototype.'],
  },
  'react-dom/cjs/react-dom.production.js': { assigned: ['exports.pre', 'exports.useForm'] },
  'react/cjs/react.production.js': { functions: ['mapIntoArray', 'mapChildren'] },
};
