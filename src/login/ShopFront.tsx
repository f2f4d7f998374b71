import './ShopFront.css';

/** Towers behind the shop: x, y, width, height. */
const TOWERS = [
  [0, 300, 110, 470],
  [90, 220, 90, 550],
  [250, 340, 120, 430],
  [470, 260, 90, 510],
  [590, 190, 110, 580],
  [700, 310, 100, 460],
] as const;

/** Windows that are lit in them. */
const LIGHTS = [
  [24, 340],
  [60, 372],
  [24, 420],
  [24, 520],
  [110, 250],
  [140, 290],
  [110, 330],
  [660, 220],
  [660, 280],
  [726, 350],
  [760, 390],
  [740, 470],
  [760, 560],
] as const;

function Street() {
  return (
    <>
      <rect width="800" height="900" fill="url(#art-sky)" />
      <circle cx="648" cy="128" r="34" className="art-moon" />
      {TOWERS.map(([x, y, width, height]) => (
        <rect key={x} x={x} y={y} width={width} height={height} className="art-tower" />
      ))}
      {LIGHTS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="14" height="18" rx="2" className="art-light" />
      ))}
    </>
  );
}

/** The screen on the roof: a landscape, which gives way to an offer. */
function Billboard() {
  return (
    <g>
      <path d="M250 330v-40M550 330v-40" className="art-post" />
      <rect x="172" y="104" width="456" height="192" rx="10" className="art-frame" />
      <svg x="180" y="112" width="440" height="176" viewBox="0 0 440 176">
        <rect width="440" height="176" fill="url(#art-dawn)" />
        <circle cx="318" cy="74" r="34" className="art-sun" />
        <path d="M0 176 96 84l64 58 76-84 120 118Z" className="art-hill" />
        <path d="M0 176 150 118l96 40 84-44 110 62Z" className="art-hill-near" />
        <g className="art-second">
          <rect width="440" height="176" className="art-offer" />
          <path d="M60 118V62h52l30 28-30 28Z" className="art-offer-tag" />
          <circle cx="118" cy="90" r="6" className="art-offer" />
          <path d="M186 70h190M186 94h140M186 118h96" className="art-offer-line" />
        </g>
      </svg>
    </g>
  );
}

/** Awning, two shop windows with screens in them, and the door between. */
function Shop() {
  return (
    <g>
      <rect x="80" y="330" width="640" height="436" rx="6" className="art-wall" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((strip) => (
        <path
          key={strip}
          d={`M${80 + strip * 80} 372h80v40a40 26 0 0 1-80 0Z`}
          className={strip % 2 ? 'art-awning-light' : 'art-awning'}
        />
      ))}
      <rect x="112" y="462" width="214" height="272" rx="4" fill="url(#art-glow)" />
      <rect x="474" y="462" width="214" height="272" rx="4" fill="url(#art-glow)" />
      <rect x="350" y="478" width="100" height="288" rx="4" className="art-door" />
      <path d="M434 620v34" className="art-handle" />
      <rect x="150" y="492" width="128" height="212" rx="8" className="art-frame" />
      <rect x="157" y="499" width="114" height="198" rx="3" className="art-portrait" />
      <path d="M186 592h56v26a28 28 0 0 1-56 0ZM242 598h9a11 11 0 0 1 0 22h-11" className="art-cup" />
      <path d="M202 576c-6-12 8-16 2-28M224 576c-6-12 8-16 2-28" className="art-steam" />
      <path d="M176 664h76M190 680h48" className="art-caption" />
      {[0, 1, 2].map((board) => (
        <g key={board}>
          <rect x="496" y={488 + board * 78} width="170" height="66" rx="6" className="art-frame" />
          <rect
            x="502"
            y={494 + board * 78}
            width="158"
            height="54"
            rx="2"
            className={`art-board art-board-${board}`}
          />
          <path
            d={`M516 ${513 + board * 78}h52M516 ${529 + board * 78}h84M632 ${513 + board * 78}h14`}
            className="art-caption"
          />
        </g>
      ))}
    </g>
  );
}

function Pavement() {
  return (
    <>
      <rect y="766" width="800" height="134" className="art-pavement" />
      <path d="M112 766h214l-34 134H84Z" className="art-reflection" />
      <path d="M474 766h214l28 134H508Z" className="art-reflection" />
      <g>
        <path d="M318 766h34l-5-44h-24Z" className="art-pot" />
        <path d="M335 722c-22-14-24-44-16-66 10 14 14 30 16 44 2-22 8-42 22-56 6 28 2 60-22 78Z" className="art-leaf" />
        <path d="M448 766h34l-5-44h-24Z" className="art-pot" />
        <path d="M465 722c-22-14-24-44-16-66 10 14 14 30 16 44 2-22 8-42 22-56 6 28 2 60-22 78Z" className="art-leaf" />
      </g>
    </>
  );
}

/** The picture beside the login form, drawn here so that no request waits for it. */
export function ShopFront({ label }: { label: string }) {
  return (
    <svg
      className="shop-front"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="art-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="art-sky-top" />
          <stop offset="0.4" className="art-sky-middle" />
          <stop offset="0.8" className="art-sky-low" />
        </linearGradient>
        <linearGradient id="art-dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="art-dawn-top" />
          <stop offset="1" className="art-dawn-low" />
        </linearGradient>
        <linearGradient id="art-glow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="art-glow-top" />
          <stop offset="1" className="art-glow-low" />
        </linearGradient>
      </defs>
      <Street />
      <Billboard />
      <Shop />
      <Pavement />
    </svg>
  );
}
