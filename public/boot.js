/*
 * Runs before everything else, in every browser there is: no syntax younger than 2009, no module, nothing inline.
 * Says that the browser is too old where the console cannot run (SES-15), and that the page could not be loaded
 * where its script does not come. Either way the page is never blank. main.tsx sets data-started when it runs, and
 * does not run where data-old is set: half a console would be worse than these words.
 */
(function () {
  var root = document.documentElement;
  var english = /^en/i.test(navigator.language || navigator.userLanguage || '');
  var tooOld = english
    ? [
        'This browser is too old',
        'The console needs a present version of Chrome, Edge, Firefox or Safari. Please update your browser, or open this page in another one.',
      ]
    : ['浏览器版本过低', '控制台需要新版本的 Chrome、Edge、Firefox 或 Safari，请升级浏览器，或换用其他浏览器打开。'];
  var notLoaded = english
    ? ['The page could not be loaded', 'Please check your network, then load the page again.']
    : ['页面没有加载成功', '请检查网络，然后重新加载页面。'];

  function say(words) {
    if (document.getElementById('boot')) return;
    var box = document.createElement('div');
    box.id = 'boot';
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width:480px;margin:15vh auto 0;padding:0 24px;font:16px/1.6 sans-serif';
    var title = document.createElement('h1');
    title.appendChild(document.createTextNode(words[0]));
    title.style.cssText = 'font-size:24px;margin:0 0 8px';
    var text = document.createElement('p');
    text.appendChild(document.createTextNode(words[1]));
    box.appendChild(title);
    box.appendChild(text);
    var main = document.createElement('div');
    main.setAttribute('role', 'main');
    main.appendChild(box);
    if (document.body) document.body.appendChild(main);
    else document.write('<body>' + main.outerHTML + '</body>');
  }

  function capable() {
    var script = document.createElement('script');
    return (
      'noModule' in script &&
      typeof Object.hasOwn === 'function' &&
      typeof Array.prototype.at === 'function' &&
      typeof AbortController === 'function' &&
      !!window.crypto &&
      window.CSS &&
      CSS.supports &&
      CSS.supports('inset', '0')
    );
  }

  function whenReady(run) {
    if (document.readyState === 'loading' && document.addEventListener)
      document.addEventListener('DOMContentLoaded', run);
    else if (document.readyState === 'loading') window.attachEvent('onload', run);
    else run();
  }

  if (!capable()) {
    root.setAttribute('data-old', 'true');
    whenReady(function () {
      say(tooOld);
    });
    return;
  }
  // A script that does not parse is too new for the browser; one that does not come is the network's fault.
  function onError(event) {
    var missing = event.target && event.target.tagName === 'SCRIPT';
    if (root.getAttribute('data-started')) return;
    if (missing) say(notLoaded);
    else if (event.error instanceof SyntaxError) say(tooOld);
  }
  window.addEventListener('error', onError, true);
})();
