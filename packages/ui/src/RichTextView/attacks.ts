/** The name of a global function that counts executed attacks. Each attack below tries to call it. */
export const ATTACK = 'attackRan';

const scheme = 'java' + 'script:';
const run = `${ATTACK}()`;

/**
 * XSS attacks through formatted text, collected from published cheat sheets and sanitiser bypasses;
 * each line stands for a family.
 */
export const attacks: readonly string[] = [
  // Plain scripts, and tags broken so that a filter overlooks them.
  `<script>${run}</script>`,
  `<SCRIPT SRC=data:text/javascript,${run}></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script>`,
  `<<SCRIPT>${run}//<</SCRIPT>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  // Event handlers.
  `<img src=x onerror=${run}>`,
  `<img src="x" onerror="${run}" `,
  `<img/src=x/onerror=${run}//`,
  `<p onmouseover="${run}" onfocus=${run} tabindex=1 autofocus>text</p>`,
  `<body onload=${run}><input autofocus onfocus=${run}><select autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}><summary>x</summary></details>`,
  `<video><source onerror=${run}></video><audio src=x onerror=${run}></audio>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<p style="animation:x" onanimationstart=${run}>x</p><style>@keyframes x{}</style>`,
  `<div popover onbeforetoggle=${run} id=pop>x</div><button popovertarget=pop>x</button>`,
  // Links that run.
  `<a href="${scheme}${run}">click me</a>`,
  `<a href=" &#14; ${scheme}${run}">click me</a>`,
  `<a href="jav&#x09;ascript:${run}">click me</a>`,
  `<a href="JaVaScRiPt&colon;${run}">click me</a>`,
  `<a href="vbscript:${run}">click me</a>`,
  `<a href="data:text/html,<script>${run}</script>">click me</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hdHRhY2tSYW4oKTwvc2NyaXB0Pg==">click me</a>`,
  `<a href="https://acme.example" onclick="${run}" target="_self" ping="https://evil.example">click me</a>`,
  `<form action="${scheme}${run}"><input type=submit value="click me"></form><button formaction="${scheme}${run}">click me</button>`,
  `<map name=m><area shape=rect coords=0,0,99,99 href="${scheme}${run}"></map>`,
  // Links into the page that shows them.
  `<a href="/legacy/admin/scrape_command?command=runspider">click me</a><a href="x/y">click me</a>`,
  `<a href="#z">click me</a><a href="?q">click me</a><a href="">click me</a><a href="//evil.example">click me</a>`,
  // SVG, MathML and what hides in them.
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="${scheme}${run}"><text x=20 y=20>click me</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=x onerror='${run}'/></svg>#x"></svg>`,
  `<math><maction actiontype="statusline#" xlink:href="${scheme}${run}">click me</maction></math>`,
  // Text that becomes markup when it is read a second time.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<p title="<!--"><img src=x title="--><img src=x onerror=${run}>"></p>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `<p>&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;</p>`,
  // Frames, styles, and names that clobber properties of the page's own document.
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe><iframe src="${scheme}parent.${run}"></iframe>`,
  `<object data="${scheme}${run}"></object><embed src="${scheme}${run}"><applet code=x></applet>`,
  `<link rel=stylesheet href="data:text/css,*{background:url(https://evil.example)}"><style>@import "https://evil.example";*{display:none}</style>`,
  `<p style="position:fixed;inset:0;background:url(${scheme}${run})">over everything</p>`,
  `<meta http-equiv=refresh content="0;url=${scheme}${run}"><base href="${scheme}//">`,
  `<template><img src=x onerror=${run}></template><template shadowrootmode=open><img src=x onerror=${run}></template>`,
  `<a id=defaultView></a><a id=cookie name=cookie>clobbered</a><form id=document><input name=body></form>`,
  // Markup that word processors may add.
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><xml><o:p>x</o:p></xml><style>p{behavior:url(#x)}</style></head><body><!--[if gte mso 9]><img src=x onerror=${run}><![endif]--><p class=MsoNormal><o:p onclick=${run}>text</o:p></p></body></html>`,
  // Markup of 64 KB.
  `<p>${`<b><img src=x onerror=${run}>`.repeat(2_000)}</p>`,
];
