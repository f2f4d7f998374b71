/*
 * Runs before the player, in every engine there is: no syntax younger than 2009, nothing inline. A screen is never black
 * without a word: it says that its engine is too old, and that the player did not start. main.tsx sets data-started.
 * A kept build that does not start is given up for the one that the server has.
 */
(function () {
  var root = document.documentElement;
  var STARTS_MS = 45000;
  var AGAIN_MS = 60000;
  var TELLS_MS = 600000;
  var NEEDS = 87;
  var english = /^en/i.test(navigator.language || navigator.userLanguage || '') || /[?&]lang=en/.test(location.search);
  var tooOld = english
    ? [
        'The engine of this screen is too old',
        'The player needs Chromium or Android System WebView ' +
          NEEDS +
          ' or newer. Please update the browser of this machine.',
      ]
    : [
        '浏览器内核版本过低',
        '播放器需要 Chromium 或 Android System WebView ' + NEEDS + ' 及以上版本，请升级此设备的浏览器内核。',
      ];
  var notStarted = english
    ? ['The player did not start', 'Please check the network of this machine. It tries again by itself.']
    : ['播放器没有启动', '请检查此设备的网络，播放器会自动重试。'];

  function say(words) {
    var box = document.getElementById('boot') || document.createElement('div');
    box.id = 'boot';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:absolute;top:30%;left:10%;right:10%;color:#e8edf2;text-align:center;font:24px/1.6 sans-serif';
    box.innerHTML = '';
    var title = document.createElement('h1');
    title.appendChild(document.createTextNode(words[0]));
    var text = document.createElement('p');
    text.appendChild(document.createTextNode(words[1]));
    var engine = document.createElement('p');
    engine.style.cssText = 'font-size:14px;color:#9fb0c0';
    engine.appendChild(document.createTextNode(navigator.userAgent));
    box.appendChild(title);
    box.appendChild(text);
    box.appendChild(engine);
    document.body.style.background = '#14202b';
    document.body.appendChild(box);
  }

  function capable() {
    return (
      'noModule' in document.createElement('script') &&
      typeof Promise === 'function' &&
      typeof Promise.any === 'function' &&
      typeof AbortController === 'function' &&
      typeof ResizeObserver === 'function' &&
      typeof String.prototype.replaceAll === 'function' &&
      typeof Blob.prototype.stream === 'function' &&
      !!window.crypto
    );
  }

  function whenReady(run) {
    if (document.readyState === 'loading' && document.addEventListener)
      document.addEventListener('DOMContentLoaded', run);
    else if (document.readyState === 'loading') window.attachEvent('onload', run);
    else run();
  }

  function again() {
    location.replace('/player?fresh' + location.search.replace(/[?&]fresh/, '').replace('?', '&'));
  }

  /* Gives the identity that the player kept (player/database.ts) when this engine, or another, could run it. */
  function withIdentity(run) {
    var name = /[?&]player=([^&]+)/.exec(location.search);
    var opening = indexedDB.open(
      'vitrine-player' + (name ? '-' + decodeURIComponent(name[1].replace(/\+/g, ' ')) : ''),
    );
    /* None is made: the player would take an empty one for its own. */
    opening.onupgradeneeded = function () {
      opening.transaction.abort();
    };
    opening.addEventListener('error', function (event) {
      event.preventDefault();
    });
    opening.onsuccess = function () {
      var database = opening.result;
      var reading = database.transaction('identity');
      var asked = reading.objectStore('identity').get('self');
      reading.oncomplete = function () {
        database.close();
        if (asked.result) run(asked.result);
      };
    };
  }

  function engine() {
    var found = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent);
    return found ? 'Chromium ' + found[1] : navigator.userAgent.slice(0, 200) || '?';
  }

  /* Says as whom the player enrolled that it does not run here: for the console the screen would only be offline. */
  function tell(identity) {
    var request = new XMLHttpRequest();
    var report = { engine: engine(), needs: NEEDS };
    request.open('POST', '/player/v1/engine', true);
    request.setRequestHeader('content-type', 'application/json');
    if (identity.deviceId && identity.deviceKey)
      request.setRequestHeader('authorization', 'Bearer ' + identity.deviceId + '.' + identity.deviceKey);
    else report.secret = identity.secret;
    request.send(JSON.stringify(report));
  }

  /* Now and every ten minutes: the network may be away now, and the fault goes on. */
  function keepTelling() {
    setTimeout(keepTelling, TELLS_MS);
    if (window.indexedDB) withIdentity(tell);
  }

  if (!capable()) {
    root.setAttribute('data-old', 'true');
    whenReady(function () {
      say(tooOld);
      keepTelling();
    });
    return;
  }
  setTimeout(function () {
    if (root.getAttribute('data-started') || /[?&]trial/.test(location.search)) return;
    say(notStarted);
    setTimeout(again, AGAIN_MS);
  }, STARTS_MS);
})();
